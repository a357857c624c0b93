import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { challengeTexts } from './challenge-texts.ts'
import type { ChallengeSubject } from './challenge-texts.ts'

const Small = styled('span', { base: { fontSize: 'sm', color: 'fg.muted' } })
// What comes later has its room from the beginning: nobody's press at the bank hits what has just moved.
const Part = styled('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', alignItems: 'center' },
  variants: { shown: { true: {}, false: { visibility: 'hidden' } } },
})
// The bank's window says how wide the dialog is: what is added here must not move it.
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
  /** The bank's page is there, as far as the browser says. */
  readonly isShown: boolean
  readonly onFinished: () => void
  /** Shows the bank without the frame; null where that is not possible. */
  readonly onWholeWindow: (() => void) | null
  /** The frame has been there for long enough to say that nothing may be in it. */
  readonly mayBeEmpty: boolean
  readonly onCancel: () => void
}

/** What can be done from outside the bank's page. By touch there is no Escape: the way out is always there. */
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
