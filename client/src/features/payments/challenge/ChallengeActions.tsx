import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { challengeTexts } from './challenge-texts.ts'
import type { ChallengeSubject } from './challenge-texts.ts'

const Small = styled('span', { base: { fontSize: 'sm', color: 'fg.muted' } })
// Later content has its room from the start, so that nothing moves under a press at the bank.
const Part = styled('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', alignItems: 'center' },
  variants: { shown: { true: {}, false: { visibility: 'hidden' } } },
})
// The bank's window decides the dialog's width.
const Actions = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    width: '0',
    minWidth: 'full',
  },
})

type Props = {
  readonly subject: ChallengeSubject
  /** The bank's page has loaded, as far as the browser reports. */
  readonly isShown: boolean
  readonly onFinished: () => void
  /** Opens the bank without the frame; null where impossible. */
  readonly onWholeWindow: (() => void) | null
  /** Long enough has passed to suggest that the frame may be empty. */
  readonly mayBeEmpty: boolean
  readonly onCancel: () => void
}

/** Actions outside the bank's page. Touch has no Escape, so the way out is always visible. */
export function ChallengeActions({ subject, isShown, onFinished, onWholeWindow, mayBeEmpty, onCancel }: Props) {
  const { t } = useTranslation(['checkout'])
  return (
    <Actions>
      <Part shown={isShown}>
        <Small>{t('checkout:payment.challenge.stuck')}</Small>
        <Button variant="text" size="small" onClick={onFinished}>
          {t('checkout:payment.challenge.finished')}
        </Button>
      </Part>
      {onWholeWindow === null ? null : (
        <Part shown={mayBeEmpty}>
          <Button variant="text" size="small" onClick={onWholeWindow}>
            {t('checkout:payment.challenge.wholeWindow')}
          </Button>
        </Part>
      )}
      <Button variant="text" size="small" onClick={onCancel}>
        {t(challengeTexts[subject].cancel)}
      </Button>
    </Actions>
  )
}
