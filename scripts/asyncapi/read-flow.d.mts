import type { SourceFile, TypeChecker } from 'typescript';

export function marksIn(source: SourceFile | undefined, checker: TypeChecker): [name: string, side: 'published' | 'subscribed'][];
