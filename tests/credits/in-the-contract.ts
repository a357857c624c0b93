import type { InTheContract } from '../contract/nouns.ts'

export const inTheContract: InTheContract = {
  requests: {
    listCreditMovements: ({ asAmina, amina }) => asAmina('listCreditMovements', { params: { userId: amina.id } }),
  },
  lists: { listCreditMovements: { by: ({ as }) => as('amina'), params: (_, { id }) => ({ userId: id }) } },
  roles: [['401 in in 403 in in 401', ['listCreditMovements']]],
}
