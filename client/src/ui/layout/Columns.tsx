import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

// 2fr/1fr from 1200 px; from 575 to 1199 px what belongs to the right column stands below the main one. [S2-136, S2-137, C-59]
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: '10' },
  },
})
const Aside = chakra('aside', {
  base: {
    minWidth: 0,
    '@media (min-width: 1200px)': { position: 'sticky', top: '84px', alignSelf: 'start' },
  },
  // Under 575 px only the checkout shows it. [S2-138, C-58]
  variants: { onPhones: { true: {}, false: { '@media (max-width: 574.98px)': { display: 'none' } } } },
})
const Main = chakra('div', { base: { minWidth: 0 } })

type Props = {
  readonly children: ReactNode
  /** The right column: a basket or a summary. */
  readonly aside: ReactNode
  readonly asideLabel: string
  /** Only on the checkout, and where the column carries its own bar for phones. */
  readonly asideOnPhones?: boolean
}

/** A page of two columns on wide screens. */
export function Columns({ children, aside, asideLabel, asideOnPhones = false }: Props) {
  return (
    <Grid>
      <Main>{children}</Main>
      <Aside aria-label={asideLabel} onPhones={asideOnPhones}>
        {aside}
      </Aside>
    </Grid>
  )
}
