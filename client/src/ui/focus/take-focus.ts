/** Focuses the replacement of a removed control; use it as a `ref`. */
export function takeFocus(place: HTMLElement | null): void {
  place?.focus()
}
