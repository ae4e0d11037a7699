import { createContext, useContext } from "react";
import type { Clause } from "./clauses.ts";

export type Proof = { isShown: boolean; clauses: ReadonlyMap<string, Clause[]> };

const NONE: Proof = { isShown: false, clauses: new Map() };

export const ProofContext = createContext<Proof>(NONE);

export const useProof = (): Proof => useContext(ProofContext);
