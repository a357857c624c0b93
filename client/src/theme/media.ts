/** Screens that count as mobile where no other limit is stated. [C-58] */
export const onMobile = '@media (max-width: 575px)'

/**
 * Rows with room for a few words only, as on a phone whose owner needs text of twice the size: what stands beside the words
 * goes above or below them. Of the nearest box whose `containerType` is `inline-size`.
 */
export const onFewWords = '@container (max-width: 17rem)'

/** Screens turned on their side, or at 400 % zoom: a bar that stays in view would leave no room to read. */
export const onLowScreens = '@media (max-height: 400px)'
