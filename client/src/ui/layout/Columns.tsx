import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { asBar, asPanel } from '../../theme/media.ts'

// 2fr/1fr from 1200 px. Below that the right column comes after the main one, and the summary is a sticky bar along the
// whole page.
const Grid = styled('div', {
  base: {
    [asBar]: { display: 'flex', flexDirection: 'column', gap: '8' },
    [asPanel]: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: '10' },
  },
})
// Below two columns this box is dissolved, so that the bar is sticky within the page.
const Side = styled('div', {
  base: {
    minWidth: 0,
    [asBar]: { display: 'contents' },
    [asPanel]: { display: 'grid', gap: '6', position: 'sticky', top: '84px', alignSelf: 'start' },
  },
})
const Aside = styled('aside', {
  base: { minWidth: 0 },
  // Under 575 px only the checkout shows it. [S2-138, C-58]
  variants: { onPhones: { true: {}, false: { '@media (max-width: 574.98px)': { display: 'none' } } } },
})
const Main = styled('div', { base: { minWidth: 0 } })

type Props = {
  readonly children: ReactNode
  /** The right column, such as a basket. */
  readonly aside?: ReactNode
  readonly asideLabel?: string
  /** Only on the checkout. */
  readonly asideOnPhones?: boolean
  /** A `Summary` or `ActionBar`: at the top of the right column, or last and sticky. */
  readonly summary?: ReactNode
}

/** A page of two columns on wide screens. */
export function Columns({ children, aside, asideLabel, asideOnPhones = false, summary }: Props) {
  const beside = aside ? (
    <Aside aria-label={asideLabel} onPhones={asideOnPhones}>
      {aside}
    </Aside>
  ) : null
  return (
    <Grid>
      <Main>{children}</Main>
      <Side>
        {summary}
        {beside}
      </Side>
    </Grid>
  )
}
