import type { Reads } from '../../../repositories.ts'

/** A block in force holds exactly its places; a lifted block holds none. */
export async function checkBlocks(
  reads: Reads,
): Promise<readonly { readonly rule: string; readonly detail: string }[]> {
  return (await reads.blocks.differences()).map(({ id, count, liftedAt, held }) => ({
    rule: 'blocks hold their places',
    detail: `block ${id} of ${count}${liftedAt === null ? '' : ', lifted,'} holds ${held}`,
  }))
}
