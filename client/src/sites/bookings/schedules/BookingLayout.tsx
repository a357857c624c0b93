import type { ReactNode } from 'react'
import { styled } from '../../../theme/styled.ts'

// Two columns from 1200 px. Below, a single flow in which the summary can stay at the bottom of a phone while the form
// scrolls behind it.
const Flow = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    '@media (min-width: 1200px)': {
      display: 'grid',
      columnGap: '10',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
})
const Main = styled('div', { base: { minWidth: 0 } })
const Side = styled('div', {
  base: {
    display: 'contents',
    '@media (min-width: 1200px)': { display: 'grid', gap: '6', position: 'sticky', top: '84px', minWidth: 0 },
  },
})
const Basket = styled('aside', {
  base: { minWidth: 0, '@media (max-width: 574.98px)': { display: 'none' } },
})

type Props = {
  readonly children: ReactNode
  /** The present choice; null once it is in the basket. */
  readonly summary: ReactNode
  readonly basket: ReactNode
  readonly basketLabel: string
}

/** A booking form with the summary of the choice, and the basket below; on phones the summary is the bar. */
export function BookingLayout({ children, summary, basket, basketLabel }: Props) {
  return (
    <Flow>
      <Main>{children}</Main>
      <Side>
        {summary}
        <Basket aria-label={basketLabel}>{basket}</Basket>
      </Side>
    </Flow>
  )
}
