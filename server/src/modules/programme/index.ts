export { blockPlaces } from './blocks/block-places.ts'
export { checkBlocks } from './blocks/invariants.ts'
export { liftBlock } from './blocks/lift-block.ts'
export { createBlockReads, createBlockWrites } from './blocks/repository.ts'
