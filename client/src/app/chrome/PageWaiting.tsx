import { styled } from '../../theme/styled.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

const Stack = styled('div', { base: { display: 'grid', gap: '8' } })

/** Placeholder while a page's code loads: a title and some rows. */
export function PageWaiting() {
  return (
    <Stack>
      <Skeleton shape="text" count={1} />
      <Skeleton shape="row" count={4} />
    </Stack>
  )
}
