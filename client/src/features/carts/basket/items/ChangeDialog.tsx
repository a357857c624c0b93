import { limits } from '@touchline/contract/client'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../../api/api-error.ts'
import { useBusy } from '../../../../app/answers/use-busy.ts'
import { useSession } from '../../../../app/session/use-session.ts'
import type { Owner } from '../../../../app/session/session-state.ts'
import { showToast } from '../../../../app/toasts/toasts.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../../ui/feedback/InlineError.tsx'
import { Select } from '../../../../ui/fields/choices/Select.tsx'
import { FieldProblem } from '../../../../ui/fields/frame/FieldProblem.tsx'
import { NumberStepper } from '../../../../ui/fields/NumberStepper.tsx'
import { Form } from '../../../../ui/forms/Form.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import type { CartItem } from '../../cart.ts'
import { basketActions } from '../../use-basket.ts'
import { useItemText } from './use-item-text.ts'

const Fields = styled('div', { base: { display: 'grid', gap: '5' } })
const HowMany = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
})
const Label = styled('span', { base: { fontWeight: 'bold' } })
const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3' },
})

type Props = {
  readonly item: CartItem
  readonly itemId: number
  readonly owner: Owner
  readonly onClose: () => void
}

type Problems = {
  readonly person?: string | undefined
  readonly quantity?: string | undefined
  readonly other: string | null
}

const noProblems: Problems = { other: null }

/** Changes whom a single session is for, and how many come; a refusal leaves the item as it was. [O-350] */
export function ChangeDialog({ item, itemId, owner, onClose }: Props) {
  const { t } = useTranslation(['checkout', 'activities', 'common'])
  const { linkedUsers } = useSession()
  const name = useItemText().name(item)
  const fieldId = useId()
  const { busy, run } = useBusy()
  const [person, setPerson] = useState(item.purchasedForUserId ?? owner.id)
  const [quantity, setQuantity] = useState(item.quantity ?? 1)
  const [problems, setProblems] = useState(noProblems)
  const [attempt, setAttempt] = useState(0)
  const isCounted = item.maxQuantity !== 1
  const ids = { person: `${fieldId}-person`, quantity: `${fieldId}-quantity` }

  async function save(): Promise<void> {
    try {
      const purchasedForUserId = person === owner.id ? null : person
      await basketActions.change(itemId, { purchasedForUserId, ...(isCounted ? { quantity } : {}) })
      showToast({ type: 'success', content: t('checkout:basket.toasts.updated') })
      onClose()
    } catch (error) {
      if (!isApiError(error)) throw error
      const { 'data.purchased_for_user_id': ofPerson, 'data.quantity': ofQuantity } = error.errors
      const isSaid = ofPerson !== undefined || ofQuantity !== undefined
      setProblems({
        person: ofPerson?.[0],
        quantity: ofQuantity?.[0],
        other: isSaid ? null : error.message || t('checkout:basket.notChanged', { name }),
      })
      setAttempt(attempt + 1)
    }
  }

  const errors = (['person', 'quantity'] as const).flatMap((field) => {
    const message = problems[field]
    return message === undefined ? [] : [{ fieldId: ids[field], message }]
  })
  return (
    <Dialog title={t('checkout:basket.changeNamed', { name })} onClosed={onClose}>
      <Form form={{ errors, attempt }} onSubmit={() => run(save)}>
        <Fields>
          {linkedUsers.length > 0 ? (
            <Select
              id={ids.person}
              label={t('activities:bookingFor.label')}
              value={String(person)}
              placeholder={null}
              error={problems.person}
              options={[
                {
                  value: String(owner.id),
                  label: owner.isSelf ? t('common:bookingFor.you', { name: owner.name }) : owner.name,
                },
                ...linkedUsers.map(({ referencedUser: { id, name: label } }) => ({ value: String(id), label })),
              ]}
              onChange={(value) => setPerson(Number(value))}
            />
          ) : null}
          {isCounted ? (
            <div>
              <HowMany id={ids.quantity} tabIndex={-1}>
                <Label>{t('checkout:basket.howMany')}</Label>
                <NumberStepper name={name} value={quantity} min={1} max={limits.extraQuantity} onChange={setQuantity} />
              </HowMany>
              <FieldProblem fieldId={ids.quantity} message={problems.quantity} />
            </div>
          ) : null}
          {problems.other === null ? null : <InlineError>{problems.other}</InlineError>}
        </Fields>
        <Actions>
          <Button variant="secondary" onClick={onClose}>
            {t('checkout:basket.leaveChange')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('checkout:basket.saveChange')}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  )
}
