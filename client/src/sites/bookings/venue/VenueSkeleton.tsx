import { styled } from '../../../theme/styled.ts'
import { Bleed } from '../../../ui/layout/Bleed.tsx'
import { TileSkeletons } from '../../../ui/tiles/TileGrid.tsx'

const Ground = styled('div', { base: { height: { base: '196px', md: '300px' }, bg: 'tone.soft' } })
const Space = styled('div', { base: { height: { base: '180px', md: '140px' } } })

/** A placeholder for a venue's page. */
export function VenueSkeleton() {
  return (
    <>
      <Bleed top>
        <Ground />
      </Bleed>
      <Space />
      <TileSkeletons columns="three" count={6} />
    </>
  )
}
