import { styled } from '../../theme/styled.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

const Stack = styled('div', { base: { display: 'grid', gap: '8' } })

/** While the code of a page is on its way: a title and some rows, which most pages begin with. */
export function PageWaiting() {
  return (
    <Stack>
      <Skeleton shape="text" count={1} />
      <Skeleton shape="row" count={4} />
    </Stack>
  )
}
