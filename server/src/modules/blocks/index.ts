export { blockPlaces } from './block-places.ts'
export { checkBlocks } from './invariants.ts'
export { liftBlock } from './lift-block.ts'
export { createBlockReads, createBlockWrites } from './repository.ts'
