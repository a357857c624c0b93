import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Quiet } from '../../ui/layout/page/AccountPart.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import type { SceneName } from '../../ui/scenes/scene-window.ts'

const Rows = styled('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '56px minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '1', minWidth: 0 } })
const Name = styled('h3', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0', overflowWrap: 'anywhere' },
})
const Buying = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'end', md: 'center' },
    columnGap: '4',
    rowGap: '2',
  },
})
const Price = styled('p', { base: { fontWeight: 'bold', whiteSpace: 'nowrap' } })
const Closed = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    gridColumn: '2 / -1',
    '& p': { fontWeight: 'bold' },
  },
})

/** A purchasable pass, as far as it is described. */
export type PassOffer = {
  readonly id: number
  readonly name: string
  readonly scene: SceneName
  readonly price: string | null
  /** Validity, place and content, a line each. */
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
      {offers.map(({ id, name, scene, price, lines, pricingOptionId, closed, help }) => {
        const option = closed === null ? pricingOptionId : null
        return (
          <li key={id}>
            <Picture scene={scene} window="square" />
            <Words>
              <Name>{name}</Name>
              {lines.map((line) => (
                <Quiet key={line}>{line}</Quiet>
              ))}
            </Words>
            <Buying>
              {price === null ? null : <Price>{price}</Price>}
              {option === null ? null : (
                <Button
                  variant="secondary"
                  busy={busy === option}
                  label={t('checkout:guestPasses.buyNamed', { name })}
                  onClick={() => onBuy(option)}
                >
                  {t('checkout:guestPasses.buy')}
                </Button>
              )}
            </Buying>
            {option === null ? (
              <Closed>
                {closed === null ? null : <p>{closed}</p>}
                {help}
              </Closed>
            ) : null}
          </li>
        )
      })}
    </Rows>
  )
}
