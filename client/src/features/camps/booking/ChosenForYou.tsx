import { CalendarCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { goToField } from '../../../ui/focus/move-focus.ts'

const Notice = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    px: '4',
    py: '2',
    borderRadius: 'control',
    bg: 'bg.subtle',
    '& > svg': { width: '20px', height: '20px', flexShrink: 0, color: 'link' },
    '& > p': { flex: '1 1 12rem', minWidth: 0, fontWeight: 'bold' },
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})

type Props = {
  /** The id of the step for the dates. */
  readonly datesId: string
  readonly count: number
  readonly onClear: () => void
}

/** Says that days were chosen without being asked for, with the way to choose none. [S4-057, O-313] */
export function ChosenForYou({ datesId, count, onClear }: Props) {
  const { t } = useTranslation(['courses'])

  function clear(): void {
    onClear()
    // The button goes with its notice.
    goToField(datesId, 'nearest')
  }

  return (
    <Notice role="status">
      <CalendarCheck aria-hidden="true" />
      <p>{t('courses:campBooking.chosenForYou', { count })}</p>
      <Button variant="text" label={t('courses:campBooking.clearNamed')} onClick={clear}>
        {t('courses:campBooking.clear')}
      </Button>
    </Notice>
  )
}
