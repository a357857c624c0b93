import { styled } from '../../../theme/styled.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { asPanel } from '../../../theme/media.ts'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { PictureBand } from '../../../ui/layout/Bleed.tsx'

const Panel = styled('div', {
  base: { display: 'none', [asPanel]: { display: 'block', height: '280px', borderRadius: 'card', boxShadow: 'float' } },
})

/** A placeholder for a details page: picture, text, and the price beside them. */
export function DetailsSkeleton() {
  return (
    <Columns summary={<Panel />}>
      <PictureBand />
      <Skeleton count={3} shape="text" />
    </Columns>
  )
}
