/** Keeps what has the focus clear of the bar at the bottom of the window. */
export const roomForBar = { '& :is(button, input, select, [role=gridcell])': { scrollMarginBottom: '7rem' } };
