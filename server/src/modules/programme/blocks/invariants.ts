import type { Reads } from '../../../repositories.ts'

/** A block that has not been lifted holds what it blocks, and a lifted one nothing. */
export async function checkBlocks(
  reads: Reads,
): Promise<readonly { readonly rule: string; readonly detail: string }[]> {
  return (await reads.blocks.differences()).map(({ id, count, liftedAt, held }) => ({
    rule: 'blocks hold their places',
    detail: `block ${id} of ${count}${liftedAt === null ? '' : ', lifted,'} holds ${held}`,
  }))
}
