import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Quiet } from '../../ui/layout/page/AccountPart.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const Rows = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    mt: '2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > li': {
      display: 'grid',
      gap: '2',
      alignContent: 'start',
      justifyItems: 'start',
      p: '4',
      borderRadius: 'card',
      boxShadow: 'float',
      '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
    },
  },
})
const Name = styled('h3', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0', overflowWrap: 'anywhere' },
})

const Closed = styled('p', { base: { fontWeight: 'bold' } })

/** A purchasable pass, as far as it is described. */
export type PassOffer = {
  readonly id: number
  readonly name: string
  /** Price, validity and content, a line each. */
  readonly lines: readonly string[]
  /** Null when it cannot be added. */
  readonly pricingOptionId: number | null
  /** Why it cannot be bought; null when it can. */
  readonly closed: string | null
  /** A way out of that. */
  readonly help: ReactNode
}

type Props = {
  readonly offers: readonly PassOffer[]
  readonly busy: number | null
  readonly onBuy: (pricingOptionId: number) => void
  /** Shown when there is nothing to buy. */
  readonly nothing: ReactNode
}

/** A venue's guest passes, each with a button to buy it. */
export function PassOffers({ offers, busy, onBuy, nothing }: Props) {
  const { t } = useTranslation(['checkout'])
  if (offers.length === 0) return nothing
  return (
    <Rows>
      {offers.map(({ id, name, lines, pricingOptionId, closed, help }) => (
        <li key={id}>
          <Name>{name}</Name>
          {lines.map((line) => (
            <Quiet key={line}>{line}</Quiet>
          ))}
          {closed !== null || pricingOptionId === null ? (
            <>
              <Closed>{closed}</Closed>
              {help}
            </>
          ) : (
            <Button
              busy={busy === pricingOptionId}
              label={t('checkout:guestPasses.buyNamed', { name })}
              onClick={() => onBuy(pricingOptionId)}
            >
              {t('checkout:guestPasses.buy')}
            </Button>
          )}
        </li>
      ))}
    </Rows>
  )
}
