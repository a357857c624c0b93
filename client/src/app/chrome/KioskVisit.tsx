import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { kioskWarningMs } from '../session/login/idle.ts'
import { leaveKiosk } from '../session/login/leave-kiosk.ts'
import { useSession } from '../session/use-session.ts'
import { useKioskIdle } from '../session/login/use-kiosk-idle.ts'

const Question = styled('div', { base: { display: 'grid', gap: '5', justifyItems: 'start' } })

const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** The time left, and only what the end of the visit loses. [O-590] */
function TimeLeft({ hasTyped }: { readonly hasTyped: boolean }) {
  const { loggedIn } = useSession()
  const { t } = useTranslation(['common'])
  const [seconds, setSeconds] = useState(kioskWarningMs / 1000)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  const lost = [loggedIn ? t('common:kiosk.logsOut') : null, hasTyped ? t('common:kiosk.losesTyped') : null].flatMap(
    (sentence) => sentence ?? [],
  )
  return <p>{[t('common:kiosk.endsIn', { count: seconds }), ...lost].join(' ')}</p>
}

/** Warns an idle kiosk visitor that the visit will end. Pressing the button or closing the dialog continues it. */
export function KioskVisit() {
  const { t } = useTranslation(['common'])
  const { isEnding, hasTyped, stay } = useKioskIdle()
  const { loggedIn } = useSession()
  if (!isEnding) return null
  return (
    <Dialog title={t('common:kiosk.ending')} onClosed={stay}>
      <Question>
        <TimeLeft hasTyped={hasTyped} />
        <Ways>
          <Button onClick={stay}>{t('common:kiosk.carryOn')}</Button>
          {loggedIn ? (
            <Button variant="secondary" onClick={leaveKiosk}>
              {t('common:kiosk.logOutNow')}
            </Button>
          ) : null}
        </Ways>
      </Question>
    </Dialog>
  )
}
