const controls = ':is(input, select, textarea, button):enabled, a[href]'

/** Scrolls to a field and focuses it; in a group, the chosen or the first control. `fieldId` as in its label. */
export function goToField(fieldId: string, block: ScrollLogicalPosition = 'center'): void {
  const field = document.getElementById(fieldId)
  if (!field) return
  const target = field.matches(controls)
    ? field
    : (field.querySelector<HTMLElement>('input:checked:enabled') ?? field.querySelector<HTMLElement>(controls) ?? field)
  field.scrollIntoView({ block })
  target.focus({ preventScroll: true })
}

/** Focuses the replacement of a removed control; use it as a `ref`. */
export function takeFocus(place: HTMLElement | null): void {
  place?.focus()
}
