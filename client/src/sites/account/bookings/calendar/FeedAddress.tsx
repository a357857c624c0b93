import { CalendarPlus, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wayOut } from '../../../../browser/ways-out.ts'
import type { CalendarAddress } from '../../../../features/account/use-calendar-feed.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ButtonOut } from '../../../../ui/buttons/ButtonOut.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { takeFocus } from '../../../../ui/focus/move-focus.ts'
import { ActionPanel } from '../../../../ui/layout/page/ActionRow.tsx'

const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Field = styled('div', { base: { width: 'full' } })
const Said = styled('p', { base: { fontWeight: 'bold', '&:empty': { display: 'none' } } })

/** A new secret address: copied, opened in a calendar program, and shown only on demand. [O-271] */
export function FeedAddress({ address: { url, webcalUrl } }: { readonly address: CalendarAddress }) {
  const { t } = useTranslation(['account'])
  const fieldId = useId()
  const calendar = wayOut(webcalUrl ?? '')
  const [isShown, setIsShown] = useState(false)
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      setSaid('copied')
    } catch {
      // The clipboard may be forbidden: the address can be copied by hand.
      setIsShown(true)
      setSaid('notCopied')
    }
  }

  return (
    <ActionPanel role="group" aria-label={t('account:bookings.address')} tabIndex={-1} ref={takeFocus}>
      <p>{t('account:bookings.addressOnce')}</p>
      {isShown ? (
        <Field ref={selectAddress}>
          <TextField
            id={fieldId}
            label={t('account:bookings.address')}
            value={url}
            onChange={() => undefined}
            readOnly
            autoComplete="off"
          />
        </Field>
      ) : null}
      <Ways>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('account:bookings.copyAddress')}
        </Button>
        {calendar ? (
          <ButtonOut variant="secondary" href={calendar}>
            <CalendarPlus aria-hidden="true" />
            {t('account:bookings.openInCalendar')}
          </ButtonOut>
        ) : null}
        {isShown ? null : (
          <Button variant="text" onClick={() => setIsShown(true)}>
            {t('account:bookings.showAddress')}
          </Button>
        )}
      </Ways>
      <Said role="status">{said === null ? null : t(`account:bookings.${said}`)}</Said>
    </ActionPanel>
  )
}

/** Focuses the address and selects it, ready to be copied by hand. */
function selectAddress(place: HTMLElement | null): void {
  const field = place?.querySelector('input')
  field?.focus()
  field?.select()
}
