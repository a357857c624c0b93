import { format } from '@touchline/money'
import { styled } from '../../theme/styled.ts'

const Amount = styled('span', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } })

type Props = {
  /** Whole minor units. */
  readonly amount: number
  readonly symbol?: string | undefined
  /** Announces changes politely, for totals. */
  readonly announced?: boolean
}

/** An amount of money with its symbol and two decimals. */
export function Money({ amount, symbol, announced = false }: Props) {
  return <Amount aria-live={announced ? 'polite' : undefined}>{format(amount, symbol)}</Amount>
}
