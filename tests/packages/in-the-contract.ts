import type { InTheContract } from '../contract/nouns.ts'
import { dataOf, type Request } from '../contract/scene.ts'

const listPackageUses: Request = async ({ asAmina, amina }) => {
  const userId = amina.id
  const owned = await asAmina('listOwnedPackages', { params: { userId } })
  const [{ id = 0 } = {}] = dataOf<readonly { readonly id?: number }[]>(owned)
  return asAmina('listPackageUses', { params: { userId, ownedPackageId: id } })
}

export const inTheContract: InTheContract = {
  requests: { listPackageUses },
  lists: {
    listPackageUses: {
      by: ({ as }) => as('amina'),
      async params(_, person) {
        const { json } = await person.send({ method: 'GET', url: `/api/v1/users/${person.id}/packages` })
        const { data } = json() as { readonly data: readonly { readonly id: number }[] }
        return { userId: person.id, ownedPackageId: data[0]?.id ?? 0 }
      },
    },
  },
  roles: [['401 in in 403 in in 401', ['listPackageUses']]],
}
