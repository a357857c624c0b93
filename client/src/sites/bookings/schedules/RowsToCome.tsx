import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

/** A placeholder for a page of rows under their heading. */
export function RowsToCome() {
  return (
    <>
      <Skeleton count={1} shape="text" />
      <Skeleton count={6} shape="row" />
    </>
  )
}
