import type { InTheContract } from '../contract/nouns.ts'
import { dataOf, type Request } from '../contract/scene.ts'

const listGuestPasses: Request = ({ asAmina }) => asAmina('listGuestPasses')

const requests = {
  listGuestPasses,
  async readGuestPass(scene) {
    return scene.asVisitor('readGuestPass', { params: { code: codeOf(await listGuestPasses(scene)) } })
  },
  async redeemGuestPass(scene) {
    const listed = await listGuestPasses(scene)
    return scene.asEllie('redeemGuestPass', { params: { code: codeOf(listed) } })
  },
} as const satisfies Readonly<Record<string, Request>>

export const inTheContract: InTheContract = {
  requests,
  lists: { listGuestPasses: { by: ({ as }) => as('amina') } },
  roles: [
    ['in in in in in in 401', ['readGuestPass']],
    ['401 in in in in in 401', ['listGuestPasses']],
    ['401 403 403 403 in in 401', ['redeemGuestPass']],
  ],
}

/** Of the first pass that a guest can come in with. */
function codeOf(reply: Parameters<typeof dataOf>[0]): string {
  const passes = dataOf<readonly { readonly code: string; readonly status: string }[]>(reply)
  return passes.find(({ status }) => status === 'active')?.code ?? ''
}
