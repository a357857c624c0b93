import { useTranslation } from 'react-i18next'
import { RadioGroup } from '../../../ui/fields/choices/RadioGroup.tsx'
import type { SavedCard } from '../machine/states/payment-details.ts'
import { brandName } from './brand-name.ts'

/** The saved card, or another. */
export type CardChoice = 'saved' | 'new'

type Props = {
  readonly savedCard: SavedCard
  readonly choice: CardChoice
  readonly disabled: boolean
  readonly onChoose: (choice: CardChoice) => void
}

/** The choice between the saved card and a new one. */
export function SavedCardChoice({ savedCard, choice, disabled, onChoose }: Props) {
  const { t } = useTranslation(['checkout'])
  const { brand, lastFour, expiry } = savedCard
  const saved = t('checkout:payment.savedCard.saved', { brand: brandName(brand), lastFour, expiry })
  return (
    <RadioGroup
      label={t('checkout:payment.savedCard.label')}
      options={[
        { value: 'saved', label: saved, disabled },
        { value: 'new', label: t('checkout:payment.savedCard.other'), disabled },
      ]}
      value={choice}
      onChange={(value) => onChoose(value === 'saved' ? 'saved' : 'new')}
    />
  )
}
