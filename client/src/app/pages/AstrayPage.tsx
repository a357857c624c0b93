import { lazy, Suspense, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ChromeAround } from '../chrome-around.ts'
import { FullPage } from './FullPage.tsx'
import { GoHomeLink } from './GoHomeLink.tsx'

const Nothing = (): null => null

// A page that is there pays nothing for it, and without it there is still the way home.
const WaysOn = lazy<ComponentType>(async () => ({
  default: (await import('../chrome/WaysOn.tsx').catch(() => null))?.WaysOn ?? Nothing,
}))

type Props = {
  readonly heading: string
  /** What it means. */
  readonly children: ReactNode
}

/** In place of a page that is not there: the way home, and in the site's chrome also a search and the centres. */
export function AstrayPage({ heading, children }: Props) {
  const leadsOn = use(ChromeAround) === 'whole'
  const waysOn = leadsOn ? (
    <Suspense fallback={null}>
      <WaysOn />
    </Suspense>
  ) : null
  return (
    <FullPage heading={heading} below={waysOn}>
      <p>{children}</p>
      <GoHomeLink quiet={leadsOn} />
    </FullPage>
  )
}
