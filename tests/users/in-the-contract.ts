import { seedPassword } from '@touchline/seed'
import type { InTheContract } from '../contract/nouns.ts'
import type { Request } from '../contract/scene.ts'
import { resetTokenIn, tokenInMail } from './mails.ts'

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
  async resetPassword(scene) {
    await scene.asVisitor('requestPasswordReset', { body: { email_or_reference: 'amina@example.test' } })
    const token = await resetTokenIn(scene.platform)
    const password = 'a longer password'
    return scene.asVisitor('resetPassword', { body: { data: { token, password, password_confirmation: password } } })
  },
  async checkResetLink(scene) {
    await scene.asVisitor('requestPasswordReset', { body: { email_or_reference: 'amina@example.test' } })
    return scene.asVisitor('checkResetLink', { body: { data: { token: await resetTokenIn(scene.platform) } } })
  },
} as const satisfies Readonly<Record<string, Request>>

export const inTheContract: InTheContract = {
  requests,
  roles: [
    ['in in in in in in in', ['confirmEmail', 'resetPassword', 'checkResetLink']],
    ['401 in in in in in 401', ['changeUser', 'resendEmailChange', 'cancelEmailChange', 'changePassword']],
  ],
}
