/** Screens that count as mobile where no other limit is stated. [C-58] */
export const onMobile = '@media (max-width: 575px)'

/** Screens turned on their side, or at 400 % zoom: a bar that stays in view would leave no room to read. */
export const onLowScreens = '@media (max-height: 400px)'
