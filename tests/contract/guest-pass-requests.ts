import { dataOf, type Request } from './scene.ts'

const listGuestPasses: Request = ({ asAmina }) => asAmina('listGuestPasses')

export const guestPassRequests = {
  listGuestPasses,
  async readGuestPass(scene) {
    return scene.asVisitor('readGuestPass', { params: { code: codeOf(await listGuestPasses(scene)) } })
  },
  async redeemGuestPass(scene) {
    const listed = await listGuestPasses(scene)
    return scene.asEllie('redeemGuestPass', { params: { code: codeOf(listed) } })
  },
} as const satisfies Readonly<Record<string, Request>>

/** Of the first pass that a guest can come in with. */
function codeOf(reply: Parameters<typeof dataOf>[0]): string {
  const passes = dataOf<readonly { readonly code: string; readonly status: string }[]>(reply)
  return passes.find(({ status }) => status === 'active')?.code ?? ''
}
