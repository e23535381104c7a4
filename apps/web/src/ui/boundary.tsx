import { Component, type ReactNode } from 'react';

interface Props {
  /** What is drawn: when it changes, drawing it is tried again. */
  of: unknown;
  children: () => ReactNode;
  instead: (again: () => void) => ReactNode;
}

interface State {
  of: unknown;
  isBroken: boolean;
}

/** Shows something else instead of what a bug keeps from being drawn. */
export class Boundary extends Component<Props, State> {
  override state = { of: this.props.of, isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ of }: Props, state: State) {
    return of === state.of ? null : { of, isBroken: false };
  }

  override render() {
    const { instead, children } = this.props;
    return this.state.isBroken ? instead(() => this.setState({ isBroken: false })) : <Drawn by={children} />;
  }
}

/** A component of its own, because a boundary catches only what is thrown below it. */
function Drawn({ by }: { by: () => ReactNode }) {
  return by();
}
