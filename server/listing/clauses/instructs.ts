const INSTRUCTS =
  /^(?:(?:just|simply|then) )?(?:apply|add|remove|unzip|open|close|slide|screw|hang|mix|shake|stir|rinse|wipe|wash|store|place|put|press|push|pull|plug|insert|attach|detach|charge|cut|peel|spray|pour|take|turn|set|unfold|fold|use (?:it )?(?:daily|once|twice|on|with|before|after|every)|do not|don['’]t|not for|for (?:external|indoor|outdoor|adult) use)\b/i;

/** Whether a clause tells the buyer what to do, and so claims nothing: "apply 4-5 drops morning and night on clean skin". */
export const instructs = (clause: string): boolean => INSTRUCTS.test(clause.trim());
