import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

// The summary is read before the payment, also where it stands beside both: 2fr/1fr from 1200 px. [S2-136, S2-137, C-59]
const Grid = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 1200px)': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"details summary" "payment summary"',
    },
  },
})
const Details = chakra('div', {
  base: {
    minWidth: 0,
    // Without anything in it, it takes no room.
    '&:has(> * > *)': { pb: '8' },
    '@media (min-width: 1200px)': { gridArea: 'details' },
  },
})
const Summary = chakra('aside', {
  base: {
    minWidth: 0,
    pb: '8',
    '@media (min-width: 1200px)': { gridArea: 'summary', position: 'sticky', top: '84px', alignSelf: 'start' },
  },
})
const Payment = chakra('div', { base: { minWidth: 0, '@media (min-width: 1200px)': { gridArea: 'payment' } } })

type Props = {
  readonly details: ReactNode
  readonly summary: ReactNode
  readonly summaryLabel: string
  readonly payment: ReactNode
}

/** The three parts of the checkout. */
export function CheckoutGrid({ details, summary, summaryLabel, payment }: Props) {
  return (
    <Grid>
      <Details>{details}</Details>
      <Summary aria-label={summaryLabel}>{summary}</Summary>
      <Payment>{payment}</Payment>
    </Grid>
  )
}
