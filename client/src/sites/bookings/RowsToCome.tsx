import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

/** The shape of a page of rows under their heading, while they are on their way. */
export function RowsToCome() {
  return (
    <>
      <Skeleton count={1} shape="text" />
      <Skeleton count={6} shape="row" />
    </>
  )
}
