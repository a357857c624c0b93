import { seedPassword } from '@touchline/seed'
import type { InTheContract } from '../contract/nouns.ts'
import type { Request } from '../contract/scene.ts'
import { tokenInMail } from './mails.ts'

const changeEmail: Request = ({ asAmina }) =>
  asAmina('changeUser', { body: { data: { email: 'amina.rahman@example.test' } } })

const requests = {
  changeUser: changeEmail,
  async confirmEmail(scene) {
    await changeEmail(scene)
    const token = await tokenInMail(scene.platform)
    return scene.asVisitor('confirmEmail', { body: { data: { token } } })
  },
  async resendEmailChange(scene) {
    await changeEmail(scene)
    return scene.asAmina('resendEmailChange')
  },
  async cancelEmailChange(scene) {
    await changeEmail(scene)
    return scene.asAmina('cancelEmailChange')
  },
  changePassword: ({ asAmina }) =>
    asAmina('changePassword', { body: { data: { old: seedPassword, new: 'a longer password' } } }),
} as const satisfies Readonly<Record<string, Request>>

export const inTheContract: InTheContract = {
  requests,
  roles: [
    ['in in in in in in in', ['confirmEmail']],
    ['401 in in in in in 401', ['changeUser', 'resendEmailChange', 'cancelEmailChange', 'changePassword']],
  ],
}
