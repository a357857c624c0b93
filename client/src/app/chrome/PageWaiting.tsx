import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
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

/** So long, in milliseconds, a page stands while the code of the next one is on its way. */
const standsMs = 100

/** Whether the code of the next page is on its way for longer than a moment. */
export function useAwaitsPage(): boolean {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const awaited = next === pathname ? undefined : next
  const [late, setLate] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setLate(awaited), standsMs)
    return () => clearTimeout(timer)
  }, [awaited])
  return awaited !== undefined && late === awaited
}
