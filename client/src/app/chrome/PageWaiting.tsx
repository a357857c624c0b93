import { chakra } from '@chakra-ui/react'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

const Stack = chakra('div', { base: { display: 'grid', gap: '8' } })

/** While the code of a page is on its way: a title and some rows, which most pages begin with. */
export function PageWaiting() {
  return (
    <Stack>
      <Skeleton shape="text" count={1} />
      <Skeleton shape="row" count={4} />
    </Stack>
  )
}
