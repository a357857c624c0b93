import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { asBar, asPanel } from './bar-media.ts'

// 2fr/1fr from 1200 px; below that what belongs to the right column stands below the main one, and the summary is a bar
// that stays in view along the whole page. [S2-136, S2-137, C-59]
const Grid = styled('div', {
  base: {
    [asBar]: { display: 'flex', flexDirection: 'column', gap: '8' },
    [asPanel]: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: '10' },
  },
})
// Below two columns the box is not there: the bar lies in the page itself, and stays in view as long as that does.
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
  /** The right column: a basket, or what else stands beside the page. */
  readonly aside?: ReactNode
  readonly asideLabel?: string
  /** Only on the checkout. */
  readonly asideOnPhones?: boolean
  /** A `Summary` or `ActionBar`: on top of the right column, below two columns the last thing, and in view all the time. */
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
