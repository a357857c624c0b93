export { blockPlaces } from './blocks/block-places.ts'
export { checkBlocks } from './blocks/invariants.ts'
export { liftBlock } from './blocks/lift-block.ts'
export { createBlockReads } from './blocks/repository.ts'
